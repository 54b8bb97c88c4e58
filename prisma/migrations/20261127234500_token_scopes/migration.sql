-- AlterTable
ALTER TABLE "AccessToken" ADD COLUMN     "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[];
