-- CreateTable
CREATE TABLE "DeviceConsent" (
    "stateHash" TEXT NOT NULL,
    "sessionHash" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "sealedVerifier" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "redirectUri" TEXT NOT NULL,
    "consentText" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeviceConsent_pkey" PRIMARY KEY ("stateHash")
);

-- CreateIndex
CREATE INDEX "DeviceConsent_sessionHash_idx" ON "DeviceConsent"("sessionHash");

-- CreateIndex
CREATE INDEX "DeviceConsent_expiresAt_idx" ON "DeviceConsent"("expiresAt");

-- AddForeignKey
ALTER TABLE "DeviceConsent" ADD CONSTRAINT "DeviceConsent_sessionHash_fkey" FOREIGN KEY ("sessionHash") REFERENCES "Session"("idHash") ON DELETE CASCADE ON UPDATE CASCADE;
