-- CreateTable
CREATE TABLE "ThresholdRecord" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "threshold" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "previous" DOUBLE PRECISION,
    "evidence" JSONB NOT NULL,
    "decision" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ThresholdRecord_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ThresholdRecord_athleteId_decidedAt_idx" ON "ThresholdRecord"("athleteId", "decidedAt");

-- AddForeignKey
ALTER TABLE "ThresholdRecord" ADD CONSTRAINT "ThresholdRecord_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
