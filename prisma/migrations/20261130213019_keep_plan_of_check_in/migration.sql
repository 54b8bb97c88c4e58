-- AlterTable
ALTER TABLE "CheckIn" ADD COLUMN     "keptSince" TIMESTAMPTZ(3);
