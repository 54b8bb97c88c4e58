-- AlterTable
ALTER TABLE "User" ADD COLUMN     "latestDay" DATE;
