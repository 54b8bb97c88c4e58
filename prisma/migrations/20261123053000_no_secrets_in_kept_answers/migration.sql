-- Kept answers may hold secrets that are told once: addresses of calendars, access tokens, and tokens of invitations (32
-- characters), under whatever name a document gave them. What was done stays done: the key stands, without its answer.
UPDATE "IdempotencyKey"
SET status = 0, body = '{"renewal": "End what was made and make another one, with another key."}'
WHERE body ? 'inviteUrl'
  OR body ->> 'text' ~ '/api/calendar/|/invite/|"evp_|"[A-Za-z0-9_-]{32}"';
