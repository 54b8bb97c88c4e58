-- AlterTable
ALTER TABLE "Webhook" ADD COLUMN     "tokenId" UUID;

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_tokenId_fkey" FOREIGN KEY ("tokenId") REFERENCES "AccessToken"("id") ON DELETE CASCADE ON UPDATE CASCADE;
