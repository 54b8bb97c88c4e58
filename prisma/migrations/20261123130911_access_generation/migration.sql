-- AlterTable
ALTER TABLE "User" ADD COLUMN     "accessGeneration" INTEGER NOT NULL DEFAULT 0;
