-- DropIndex
DROP INDEX "Connection_athleteId_idx";

-- AlterTable
ALTER TABLE "Connection" DROP COLUMN "revokedAt",
ADD COLUMN     "externalUserId" TEXT NOT NULL,
ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "fault" TEXT,
ADD COLUMN     "keyId" TEXT NOT NULL,
ADD COLUMN     "nextSyncAt" TIMESTAMPTZ(3),
ADD COLUMN     "pulledTo" DATE NOT NULL,
ADD COLUMN     "scope" TEXT,
ADD COLUMN     "sealedAccess" TEXT NOT NULL,
ADD COLUMN     "sentRevision" INTEGER NOT NULL DEFAULT -1,
ADD COLUMN     "skipped" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "syncedAt" TIMESTAMPTZ(3),
ADD COLUMN     "waitUntil" TIMESTAMPTZ(3) NOT NULL;

-- CreateTable
CREATE TABLE "DeviceWorkout" (
    "connectionId" UUID NOT NULL,
    "workoutId" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "contentHash" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "DeviceWorkout_pkey" PRIMARY KEY ("connectionId","workoutId")
);

-- CreateTable
CREATE TABLE "DeviceRecording" (
    "connectionId" UUID NOT NULL,
    "externalId" TEXT NOT NULL,
    "athleteId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "DeviceRecording_pkey" PRIMARY KEY ("connectionId","externalId")
);

-- CreateIndex
CREATE INDEX "DeviceWorkout_athleteId_workoutId_idx" ON "DeviceWorkout"("athleteId", "workoutId");

-- CreateIndex
CREATE INDEX "DeviceRecording_athleteId_idx" ON "DeviceRecording"("athleteId");

-- AddForeignKey
ALTER TABLE "DeviceWorkout" ADD CONSTRAINT "DeviceWorkout_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "Connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeviceRecording" ADD CONSTRAINT "DeviceRecording_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "Connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
