-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "meanMax" JSONB;
