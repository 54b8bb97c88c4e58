-- outside a transaction: the table holds rows, and is written to meanwhile

-- CreateIndex
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "Activity_athleteId_source_externalId_key" ON "Activity"("athleteId", "source", "externalId");
