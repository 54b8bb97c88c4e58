-- AlterTable
ALTER TABLE "WellnessDay" ADD COLUMN     "pulled" JSONB;
