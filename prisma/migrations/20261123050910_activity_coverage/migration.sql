-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "heartRateCoverage" DOUBLE PRECISION,
ADD COLUMN     "paceCoverage" DOUBLE PRECISION,
ADD COLUMN     "powerCoverage" DOUBLE PRECISION;
