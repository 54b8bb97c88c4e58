-- AlterTable
ALTER TABLE "SeasonPlan" ADD COLUMN     "lostWeeks" DATE[],
ADD COLUMN     "madeFrom" JSONB;

-- AlterTable
ALTER TABLE "Race" ADD COLUMN     "beforeHalfway" BOOLEAN,
ADD COLUMN     "feeling" INTEGER,
ADD COLUMN     "finishSeconds" INTEGER,
ADD COLUMN     "resultNotes" TEXT,
ADD COLUMN     "resultStatus" TEXT;

-- CreateTable
CREATE TABLE "RegenerationPreview" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "planVersion" INTEGER NOT NULL,
    "shown" JSONB NOT NULL,
    "writes" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RegenerationPreview_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RegenerationPreview_athleteId_createdAt_idx" ON "RegenerationPreview"("athleteId", "createdAt");

-- AddForeignKey
ALTER TABLE "RegenerationPreview" ADD CONSTRAINT "RegenerationPreview_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
