-- CreateTable
CREATE TABLE "JobClaim" (
    "job" TEXT NOT NULL,
    "athleteId" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JobClaim_pkey" PRIMARY KEY ("job","athleteId")
);

-- CreateIndex
CREATE INDEX "JobClaim_athleteId_idx" ON "JobClaim"("athleteId");

-- CreateIndex
CREATE INDEX "JobClaim_until_idx" ON "JobClaim"("until");

-- AddForeignKey
ALTER TABLE "JobClaim" ADD CONSTRAINT "JobClaim_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
