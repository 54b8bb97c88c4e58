-- AlterTable
ALTER TABLE "Suggestion" ADD COLUMN     "modelMissed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ReviewWording" (
    "athleteId" UUID NOT NULL,
    "factsHash" TEXT NOT NULL,
    "sentences" TEXT[],
    "voice" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewWording_pkey" PRIMARY KEY ("athleteId")
);

-- AddForeignKey
ALTER TABLE "ReviewWording" ADD CONSTRAINT "ReviewWording_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
