-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "externalId" TEXT,
ADD COLUMN     "source" TEXT;
