-- AlterTable
ALTER TABLE "Athlete" ADD COLUMN     "modelConsentAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "IllnessReport" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "fromDate" DATE NOT NULL,
    "wellOn" DATE,
    "mild" BOOLEAN NOT NULL,
    "symptoms" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IllnessReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IllnessReport_athleteId_fromDate_idx" ON "IllnessReport"("athleteId", "fromDate");

-- AddForeignKey
ALTER TABLE "IllnessReport" ADD CONSTRAINT "IllnessReport_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
