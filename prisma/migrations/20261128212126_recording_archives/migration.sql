-- CreateTable
CREATE TABLE "RecordingArchive" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "others" INTEGER NOT NULL DEFAULT 0,
    "nextPosition" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "cancelledAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "workouts" INTEGER NOT NULL DEFAULT 0,
    "waitUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RecordingArchive_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArchivedFile" (
    "archiveId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "athleteId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BYTEA,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT,
    "reason" TEXT,
    "activityIds" UUID[],

    CONSTRAINT "ArchivedFile_pkey" PRIMARY KEY ("archiveId","position")
);

-- CreateIndex
CREATE INDEX "RecordingArchive_athleteId_createdAt_idx" ON "RecordingArchive"("athleteId", "createdAt");

-- CreateIndex
CREATE INDEX "RecordingArchive_userId_idx" ON "RecordingArchive"("userId");

-- CreateIndex
CREATE INDEX "RecordingArchive_endedAt_waitUntil_idx" ON "RecordingArchive"("endedAt", "waitUntil");

-- CreateIndex
CREATE INDEX "ArchivedFile_athleteId_idx" ON "ArchivedFile"("athleteId");

-- AddForeignKey
ALTER TABLE "RecordingArchive" ADD CONSTRAINT "RecordingArchive_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecordingArchive" ADD CONSTRAINT "RecordingArchive_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArchivedFile" ADD CONSTRAINT "ArchivedFile_archiveId_fkey" FOREIGN KEY ("archiveId") REFERENCES "RecordingArchive"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArchivedFile" ADD CONSTRAINT "ArchivedFile_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
