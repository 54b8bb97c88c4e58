-- CreateTable
CREATE TABLE "PrincipleApplication" (
    "revisionId" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "principleId" UUID NOT NULL,
    "actId" UUID NOT NULL,
    "appliedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "PrincipleApplication_pkey" PRIMARY KEY ("revisionId")
);

-- CreateIndex
CREATE INDEX "PrincipleApplication_athleteId_idx" ON "PrincipleApplication"("athleteId");

-- CreateIndex
CREATE INDEX "PrincipleApplication_principleId_appliedAt_idx" ON "PrincipleApplication"("principleId", "appliedAt");

-- CreateIndex
CREATE INDEX "PrincipleApplication_actId_idx" ON "PrincipleApplication"("actId");

-- AddForeignKey
ALTER TABLE "PrincipleApplication" ADD CONSTRAINT "PrincipleApplication_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "Revision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrincipleApplication" ADD CONSTRAINT "PrincipleApplication_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrincipleApplication" ADD CONSTRAINT "PrincipleApplication_principleId_fkey" FOREIGN KEY ("principleId") REFERENCES "Principle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
