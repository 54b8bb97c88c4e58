-- CreateTable
CREATE TABLE "FormerActivity" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "athleteId" UUID NOT NULL,
    "connectionId" UUID,
    "activityId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "was" JSONB NOT NULL,
    "packed" BYTEA,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerActivity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FormerActivity_connectionId_idx" ON "FormerActivity"("connectionId");

-- CreateIndex
CREATE INDEX "FormerActivity_replacedAt_idx" ON "FormerActivity"("replacedAt");

-- CreateIndex
CREATE UNIQUE INDEX "FormerActivity_athleteId_number_activityId_key" ON "FormerActivity"("athleteId", "number", "activityId");

-- AddForeignKey
ALTER TABLE "FormerActivity" ADD CONSTRAINT "FormerActivity_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerActivity" ADD CONSTRAINT "FormerActivity_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "Connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
