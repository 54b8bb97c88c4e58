-- AlterTable
ALTER TABLE "Athlete" ADD COLUMN     "modelConsentHost" TEXT;
