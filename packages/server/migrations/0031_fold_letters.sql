-- The same results at a tenth of the cost: `translate` compares each letter of a text with each of its list, so it is asked about
-- each letter that changes once, and `normalize` about texts that have more than ready letters. The list has capitals, and letters with
-- marks; ASCII comes first, by the rules of "C", which every database has.
CREATE OR REPLACE FUNCTION "fold_text"(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(given COLLATE "C");
  letters CONSTANT text := 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎəͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖỺỼỾ';
  plain CONSTANT text := 'aaaaaaæceeeeiiiiðnoooooøuuuuyþaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddđeeeeeeeeeegggggggghhħiiiiiiiiiiĳjjkkllllllŀłnnnnnnŋooooooœrrrrrrssssssssttttŧuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝeɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææøøaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏeͱͳʹͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзийклмнопрстуфхцчшщъыьэюяеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆỻỽỿ';
  changing text;
  letter text;
BEGIN
  IF octet_length(folded) > length(folded) THEN
    -- Marks that stand alone, signs that nobody sees, and letters of other scripts.
    IF folded ~ '[^ -~\u00a1-\u00ac\u00ae-\u02af\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e\u2116]' THEN
      folded := regexp_replace(folded, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g');
      -- Normalization takes quadratic time for marks in a row: endless ones stay.
      IF folded !~ '[\u0300-\u036f]{31}' THEN folded := normalize(folded, NFD); END IF;
      folded := replace(replace(folded, U&'\0418\0306', U&'\0439'), U&'\0438\0306', U&'\0439');
      folded := lower(regexp_replace(folded, '[\u0300-\u036f]', '', 'g') COLLATE "C");
    END IF;
    changing := regexp_replace(folded, '[^À-ÖØ-Þà-åç-ïñ-öù-ýÿ-ĐĒ-ĦĨ-ĲĴ-ķĹ-ĿŁŃ-ňŊŌ-ŒŔ-ŦŨ-žƁƂƄƆƇƉ-ƋƎ-ƑƓƔƖ-ƘƜƝƟ-ƢƤƦƧƩƬƮ-ƳƵƷƸƼǄǅǇǈǊǋǍ-ǜǞ-ǤǦ-ǲǴ-ȜȞ-ȠȢȤȦ-ȳȺȻȽȾɁɃ-ɆɈɊɌɎəͰͲʹͶ;Ϳ΅-ΊΌΎ-ΡΣ-ΰςϊ-ϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽ-Яѐёѓїќ-ўѠѢѤѦѨѪѬѮѰѲѴѶ-ѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀ-ӃӅӇӉӋӍӐ-ӔӖ-ӘӚ-ӠӢ-ӨӪ-ӶӸ-ӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱ-ՖỺỼỾ]+', '', 'g');
    WHILE changing <> '' LOOP
      letter := left(changing, 1);
      folded := replace(folded, letter, translate(letter, letters, plain));
      changing := replace(changing, letter, '');
    END LOOP;
    folded := replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss');
  END IF;
  IF folded ~ '[\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]|  ' THEN
    folded := regexp_replace(folded, '[\t-\r\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g');
  END IF;
  RETURN btrim(folded);
END
$$;