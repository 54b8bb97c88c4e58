-- AlterTable
ALTER TABLE "User" ADD COLUMN     "singleKeyShortcuts" BOOLEAN NOT NULL DEFAULT true;
