-- AlterTable
ALTER TABLE "LibraryWorkout" ADD COLUMN     "editedAt" TIMESTAMPTZ(3);
