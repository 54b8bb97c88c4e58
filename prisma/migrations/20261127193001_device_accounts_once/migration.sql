-- outside a transaction: the table may hold rows, and is written to meanwhile

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Connection_waitUntil_idx" ON "Connection"("waitUntil");

-- CreateIndex
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "Connection_athleteId_provider_key" ON "Connection"("athleteId", "provider");

-- CreateIndex
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "Connection_provider_externalUserId_key" ON "Connection"("provider", "externalUserId");
