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

-- CreateIndex
CREATE INDEX "User_timeZone_idx" ON "User"("timeZone");

-- CreateIndex
CREATE INDEX "User_digest_digestWeek_idx" ON "User"("digestWeek") WHERE ("digestSince" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Session_absoluteExpiresAt_idx" ON "Session"("absoluteExpiresAt");

-- CreateIndex
CREATE INDEX "AccountEvent_at_idx" ON "AccountEvent"("at");

-- CreateIndex
CREATE INDEX "Activity_athleteId_day_idx" ON "Activity"("athleteId", "day");

-- CreateIndex
CREATE INDEX "CoachInvite_open_expiresAt_idx" ON "CoachInvite"("expiresAt") WHERE ("acceptedAt" IS NULL);

-- CreateIndex
CREATE INDEX "BatchChange_open_expiresAt_idx" ON "BatchChange"("expiresAt") WHERE ("appliedAt" IS NULL);

-- CreateIndex
CREATE INDEX "TrainingWeek_weekEndDate_idx" ON "TrainingWeek"("weekEndDate");

-- CreateIndex
CREATE INDEX "Workout_open_scheduledDate_idx" ON "Workout"("scheduledDate") WHERE ("status" = 'scheduled');

-- CreateIndex
CREATE INDEX "Revision_athleteId_createdAt_idx" ON "Revision"("athleteId", "createdAt");

-- CreateIndex
CREATE INDEX "Suggestion_open_expiresAt_idx" ON "Suggestion"("expiresAt") WHERE ("appliedAt" IS NULL);

-- CreateIndex
CREATE INDEX "RegenerationPreview_expiresAt_idx" ON "RegenerationPreview"("expiresAt");

-- AddForeignKey
ALTER TABLE "JobClaim" ADD CONSTRAINT "JobClaim_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
