-- AlterTable
ALTER TABLE "User" ADD COLUMN     "poolLength" TEXT NOT NULL DEFAULT '25m',
ADD COLUMN     "units" TEXT NOT NULL DEFAULT 'metric';

-- AlterTable
ALTER TABLE "TrainingPreferences" ADD COLUMN     "blackoutDates" JSONB NOT NULL DEFAULT '[]';
