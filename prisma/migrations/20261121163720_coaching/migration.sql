-- AlterTable
ALTER TABLE "CoachAssignment" ADD COLUMN     "notes" TEXT;

-- AlterTable
ALTER TABLE "CoachInvite" ADD COLUMN     "athleteId" UUID,
ADD COLUMN     "declinedAt" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT,
ADD COLUMN     "revokedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "BatchChange" (
    "id" UUID NOT NULL,
    "coachId" UUID NOT NULL,
    "percent" INTEGER NOT NULL,
    "summary" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "applied" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "appliedAt" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "BatchChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BatchChange_coachId_createdAt_idx" ON "BatchChange"("coachId", "createdAt");

-- AddForeignKey
ALTER TABLE "BatchChange" ADD CONSTRAINT "BatchChange_coachId_fkey" FOREIGN KEY ("coachId") REFERENCES "Coach"("id") ON DELETE CASCADE ON UPDATE CASCADE;
