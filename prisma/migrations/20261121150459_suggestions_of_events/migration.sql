-- AlterTable
ALTER TABLE "Suggestion" ADD COLUMN     "events" JSONB NOT NULL DEFAULT '[]';
