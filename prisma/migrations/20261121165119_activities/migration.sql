-- DropIndex
DROP INDEX "Activity_athleteId_day_idx";

-- AlterTable
ALTER TABLE "Activity" DROP COLUMN "workoutType",
ADD COLUMN     "contentHash" TEXT NOT NULL,
ADD COLUMN     "elapsedSec" INTEGER NOT NULL,
ADD COLUMN     "measure" TEXT NOT NULL,
ADD COLUMN     "sport" TEXT NOT NULL,
ADD COLUMN     "zoneSec" INTEGER[],
ALTER COLUMN "tss" SET NOT NULL;

-- AlterTable
ALTER TABLE "Workout" ADD COLUMN     "recorded" JSONB;

-- CreateIndex
CREATE INDEX "Activity_athleteId_contentHash_idx" ON "Activity"("athleteId", "contentHash");

-- CreateIndex
CREATE INDEX "Activity_workoutId_idx" ON "Activity"("workoutId");

-- CreateIndex
CREATE UNIQUE INDEX "Activity_athleteId_startedAt_sport_key" ON "Activity"("athleteId", "startedAt", "sport");

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "Workout"("id") ON DELETE SET NULL ON UPDATE CASCADE;
