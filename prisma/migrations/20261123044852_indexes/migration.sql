-- outside a transaction: these tables hold rows, and are written to meanwhile

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "User_timeZone_idx" ON "User"("timeZone");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "User_digest_digestWeek_idx" ON "User"("digestWeek") WHERE ("digestSince" IS NOT NULL);

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Session_absoluteExpiresAt_idx" ON "Session"("absoluteExpiresAt");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "AccountEvent_at_idx" ON "AccountEvent"("at");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Activity_athleteId_day_idx" ON "Activity"("athleteId", "day");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "CoachInvite_open_expiresAt_idx" ON "CoachInvite"("expiresAt") WHERE ("acceptedAt" IS NULL);

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "BatchChange_open_expiresAt_idx" ON "BatchChange"("expiresAt") WHERE ("appliedAt" IS NULL);

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "TrainingWeek_weekEndDate_idx" ON "TrainingWeek"("weekEndDate");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Workout_open_scheduledDate_idx" ON "Workout"("scheduledDate") WHERE ("status" = 'scheduled');

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Revision_athleteId_createdAt_idx" ON "Revision"("athleteId", "createdAt");

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Suggestion_open_expiresAt_idx" ON "Suggestion"("expiresAt") WHERE ("appliedAt" IS NULL);

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "RegenerationPreview_expiresAt_idx" ON "RegenerationPreview"("expiresAt");
