-- outside a transaction: the table holds rows, and is written to meanwhile

-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Webhook_tokenId_idx" ON "Webhook"("tokenId");
