-- AlterTable
ALTER TABLE "Athlete" ADD COLUMN     "testedSports" TEXT[] DEFAULT ARRAY['running', 'cycling', 'swimming']::TEXT[];
