-- Written by hand: candidates are sorted by points of which each level has its own range. Those of posts for general
-- medicine were too many: somebody with too few years came before others of the speciality.
UPDATE "candidacies" SET "match" =
  CASE WHEN "candidacies"."snapshot" ->> 'speciality' = "offers"."speciality" THEN 70
    WHEN "offers"."speciality" = 'Medicina general (sin especialidad)' THEN 35 ELSE 15 END
  + CASE WHEN coalesce(("candidacies"."snapshot" ->> 'yearsOfExperience')::int, 0) >= "offers"."years_of_experience" THEN 30
    ELSE floor(30 * coalesce(("candidacies"."snapshot" ->> 'yearsOfExperience')::int, 0)
      / "offers"."years_of_experience"::numeric) END
FROM "offers"
WHERE "offers"."id" = "candidacies"."offer_id" AND "candidacies"."snapshot" IS NOT NULL
  AND "offers"."speciality" IS NOT NULL AND "offers"."years_of_experience" IS NOT NULL;
