import { makeService } from '#services/makeService.ts'

export const digitalDocuments = makeService(
  { id: 7, slug: 'digital-documents' },
  {
    AZ: {
      name: 'Elektron sənəd dövriyyəsi',
      LargeHeadName: 'Müqavilə və qaimələr bir həftəyə yox, bir saata imzalanır',
      LittleHeadName: 'Elektron imza ilə sənəd mübadiləsi',
      LittleTextInfo:
        'Müqavilə, qaimə və təhvil-təslim aktlarınızı hüquqi qüvvəsi olan imza ilə elektron mübadiləyə keçirir, tərəfdaşlarınızı ona bir-bir qoşuruq.',
      blocks: [
        {
          head: 'Sənədin keçdiyi yol',
          texts: [
            'On real sənədi ilk variantdan arxivədək izləyir, gözlədiyi hər masanı qeyd edirik. Adətən imzaların yarısı qayda deyil, vərdiş olur.',
          ],
          points: [
            'On sənəd, bütün dayanacaqlar',
            'Kim imzalayır və hansı qaydaya əsasən',
            'Qanuna uyğun ən qısa yol',
          ],
        },
        {
          head: 'Olduğunuz yerdən imza',
          texts: [
            'Rəhbərlər telefondan ASAN İmza və ya SİMA ilə imzalayır. Sistem imzanı, tarixi və imzalayanın səlahiyyətini yoxlayır, təsdiqi sənədlə birlikdə saxlayır.',
          ],
          points: [
            'ASAN İmza və SİMA',
            'Təsdiq sənədlə birlikdə saxlanılır',
            'Son tarixdən əvvəl xatırlatma',
          ],
        },
        {
          head: 'Sizinlə birlikdə qoşulan tərəfdaşlar',
          texts: [
            'Mübadilə yalnız qarşı tərəf də qoşulanda fayda verir. Tərəfdaşlarınıza zəng edir, onları qoşur və suallarına cavab veririk. Qalanlara sənədlər yenə kağızda, amma həmin sistemdən göndərilir.',
          ],
          points: [
            'İlk 50 tərəfdaşınızı biz qoşuruq',
            'Kağız və elektron sənədlər bir reyestrdə',
            'Bütün arxivdə axtarış',
          ],
        },
      ],
    },
    EN: {
      name: 'Digital documents',
      LargeHeadName: 'Contracts and invoices signed in an hour, not in a week',
      LittleHeadName: 'Exchange with a digital signature',
      LittleTextInfo:
        'We move your contracts, invoices and acceptance certificates to electronic exchange with a legally valid signature, and connect your partners to it one by one.',
      blocks: [
        {
          head: 'The route of a paper, drawn',
          texts: [
            'We follow ten real documents from the first draft to the archive and note every desk where they wait. Usually half of the signatures turn out to be a habit and not a rule.',
          ],
          points: ['Ten documents, every stop', 'Who signs, and by which rule', 'The shortest lawful route'],
        },
        {
          head: 'Signed where you are',
          texts: [
            'Directors sign with ASAN İmza or SİMA from a phone. The system checks the signature, the date and the powers of the signer, and keeps the proof together with the document.',
          ],
          points: [
            'ASAN İmza and SİMA',
            'Proof kept with the document',
            'Reminders before a deadline passes',
          ],
        },
        {
          head: 'Partners who come along',
          texts: [
            'Exchange is of use only when the other side is there too. We call your partners, connect them and answer their questions; documents for the rest still leave as paper, from the same system.',
          ],
          points: [
            'We connect your first 50 partners',
            'Paper and electronic in one register',
            'Search through the whole archive',
          ],
        },
      ],
    },
    RU: {
      name: 'Электронный документооборот',
      LargeHeadName: 'Договоры и счета подписаны за час, а не за неделю',
      LittleHeadName: 'Обмен документами с электронной подписью',
      LittleTextInfo:
        'Переводим ваши договоры, счета и акты в электронный обмен с юридически значимой подписью и по одному подключаем к нему ваших партнёров.',
      blocks: [
        {
          head: 'Путь документа — на схеме',
          texts: [
            'Прослеживаем десять настоящих документов от черновика до архива и отмечаем каждый стол, на котором они ждут. Обычно половина подписей оказывается привычкой, а не правилом.',
          ],
          points: [
            'Десять документов, все остановки',
            'Кто подписывает и по какому правилу',
            'Самый короткий законный путь',
          ],
        },
        {
          head: 'Подпись там, где вы находитесь',
          texts: [
            'Руководители подписывают с телефона через ASAN İmza или SİMA. Система проверяет подпись, дату и полномочия и хранит подтверждение вместе с документом.',
          ],
          points: [
            'ASAN İmza и SİMA',
            'Подтверждение хранится с документом',
            'Напоминания до истечения срока',
          ],
        },
        {
          head: 'Партнёры, которые подключаются вместе с вами',
          texts: [
            'Обмен полезен, только когда вторая сторона тоже в нём. Мы обзваниваем ваших партнёров, подключаем их и отвечаем на вопросы; остальным документы по-прежнему уходят на бумаге, но из той же системы.',
          ],
          points: [
            'Первых 50 партнёров подключаем мы',
            'Бумажные и электронные в одном реестре',
            'Поиск по всему архиву',
          ],
        },
      ],
    },
  },
)
