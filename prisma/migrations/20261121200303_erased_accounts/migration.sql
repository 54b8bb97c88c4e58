-- CreateTable
CREATE TABLE "ErasedAccount" (
    "accountHash" TEXT NOT NULL,
    "erasedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ErasedAccount_pkey" PRIMARY KEY ("accountHash")
);
