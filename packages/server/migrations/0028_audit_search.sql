-- The search key of a text: `foldText` of the contract, whose test compares the two letter by letter. `lower` depends on the
-- locale of the database, which knows ASCII only in the embedded one, so capitals are translated by a list; it begins with frequent
-- characters, because each one is looked for from its beginning. Both forms of the small sigma are one.
CREATE FUNCTION "fold_text"(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := regexp_replace(given, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g');
BEGIN
  IF folded !~ '^[ -~]*$' THEN
    -- Normalization takes quadratic time for marks in a row: endless ones stay.
    IF folded !~ '[\u0300-\u036f]{31}' THEN folded := normalize(folded, NFD); END IF;
    folded := replace(replace(folded, U&'\0418\0306', U&'\0439'), U&'\0438\0306', U&'\0439');
    folded := regexp_replace(folded, '[\u0300-\u036f]', '', 'g');
  END IF;
  folded := translate(folded,
    'eanrlidmtus" :_,okyvb0123456789-zhgfpqcxj.@{}w+/ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦıĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎəͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖỺỼỾ',
    'eanrlidmtus" :_,okyvb0123456789-zhgfpqcxj.@{}w+/abcdefghijklmnopqrstuvwxyzæðøþđħiĳŀłŋœŧɓƃƅɔƈɖɗƌǝeɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏeͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆỻỽỿ');
  folded := replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss');
  RETURN btrim(regexp_replace(folded, '[\t-\r\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'));
END
$$;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_text(kind || ' ' || record_id || ' ' || replace(before::text || ' ' || after::text, '\n', ' '))) STORED;