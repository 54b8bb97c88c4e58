-- AlterTable
ALTER TABLE "Race" ADD COLUMN     "goalTimeSec" INTEGER;
