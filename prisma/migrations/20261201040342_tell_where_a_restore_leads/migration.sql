-- AlterTable
ALTER TABLE "Revision" ADD COLUMN     "restoresNumber" INTEGER;
