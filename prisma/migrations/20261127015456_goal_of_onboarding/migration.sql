-- AlterTable
ALTER TABLE "RaceGoal" ADD COLUMN     "goalTimeSec" INTEGER;
