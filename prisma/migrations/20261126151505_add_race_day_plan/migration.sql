-- CreateTable
CREATE TABLE "RaceDayPlan" (
    "raceId" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "bikeCourse" JSONB,
    "runCourse" JSONB,
    "temperatureC" DOUBLE PRECISION,
    "humidity" INTEGER,
    "practisedCarbsPerHour" INTEGER,
    "gelCarbsG" INTEGER,
    "bottleCarbsG" INTEGER,
    "bottleMl" INTEGER,
    "changedByRole" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RaceDayPlan_pkey" PRIMARY KEY ("raceId")
);

-- CreateIndex
CREATE INDEX "RaceDayPlan_athleteId_idx" ON "RaceDayPlan"("athleteId");

-- AddForeignKey
ALTER TABLE "RaceDayPlan" ADD CONSTRAINT "RaceDayPlan_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
