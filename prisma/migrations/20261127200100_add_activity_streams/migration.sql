-- CreateTable
CREATE TABLE "ActivityStreams" (
    "activityId" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "packed" BYTEA NOT NULL,

    CONSTRAINT "ActivityStreams_pkey" PRIMARY KEY ("activityId")
);

-- CreateIndex
CREATE INDEX "ActivityStreams_athleteId_idx" ON "ActivityStreams"("athleteId");

-- AddForeignKey
ALTER TABLE "ActivityStreams" ADD CONSTRAINT "ActivityStreams_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityStreams" ADD CONSTRAINT "ActivityStreams_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;
