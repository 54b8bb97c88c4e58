-- CreateTable
CREATE TABLE "WellnessDay" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "hrv" DOUBLE PRECISION,
    "restingHeartRate" INTEGER,
    "sleepHours" DOUBLE PRECISION,
    "weight" DOUBLE PRECISION,
    "note" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WellnessDay_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WellnessDay_athleteId_day_key" ON "WellnessDay"("athleteId", "day");

-- AddForeignKey
ALTER TABLE "WellnessDay" ADD CONSTRAINT "WellnessDay_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
