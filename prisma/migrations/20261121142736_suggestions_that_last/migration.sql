-- AlterTable
ALTER TABLE "Suggestion" ADD COLUMN     "preferences" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "revisionId" UUID,
ADD COLUMN     "scope" JSONB;

-- CreateTable
CREATE TABLE "StandingChange" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "request" TEXT NOT NULL,
    "pattern" JSONB NOT NULL,
    "untilDate" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StandingChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StandingChange_athleteId_idx" ON "StandingChange"("athleteId");

-- AddForeignKey
ALTER TABLE "StandingChange" ADD CONSTRAINT "StandingChange_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
