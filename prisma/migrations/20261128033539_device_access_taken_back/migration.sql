-- AlterTable
ALTER TABLE "Connection" ADD COLUMN     "takenBackAt" TIMESTAMPTZ(3);
