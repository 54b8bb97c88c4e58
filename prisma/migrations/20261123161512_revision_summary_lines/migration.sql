-- AlterTable
ALTER TABLE "Revision" ADD COLUMN     "summaryLines" JSONB;
