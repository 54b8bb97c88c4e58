-- CreateTable
CREATE TABLE "AccountEvent" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "act" TEXT NOT NULL,
    "detail" TEXT,

    CONSTRAINT "AccountEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccountEvent_userId_at_idx" ON "AccountEvent"("userId", "at");

-- AddForeignKey
ALTER TABLE "AccountEvent" ADD CONSTRAINT "AccountEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
