import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const backEndDeveloper: VacancySample = {
  id: 4,
  categoryId: categoryIds.development,
  employment: 'fullTime',
  workplace: 'office',
  level: 'middle',
  places: 1,
  salary: { from: 2800, to: 3900 },
  publishedDaysAgo: 20,
  closesInDays: null,
  text: {
    AZ: {
      Position: 'Node.js back‑end proqramçısı',
      Description: 'Mağaza, anbar və kuryerlər arasında sifariş mübadiləsi üçün API‑lər layihələndirirsiniz.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Mübadilə servisimiz hər gün mağazalar, anbarlar və kuryer xidmətləri arasında təxminən 40 min sifariş ötürür. Servis TypeScript və Node.js ilə yazılıb, PostgreSQL və bir mesaj növbəsi ilə işləyir; onu mikroservislərə bölməyi planlaşdırmırıq.\n\nƏn böyük yük Novruz bayramından əvvəlki günlərə və dekabrın son həftəsinə düşür. Həmin vaxt proqramçılar növbətçiliyi bölüşür, növbətçilik saatları ayrıca ödənilir.',
      Responsibilities: [
        ['Tərəfdaşlar üçün API‑ləri kod yazılmazdan əvvəl layihələndirmək və sənədləşdirmək'],
        ['TypeScript ilə servislər, PostgreSQL üçün miqrasiyalar yazmaq'],
        ['Təkrar və gecikmiş mesajların sistemə zərər vermədən işlənməsini təmin etmək'],
        ['Yavaş sorğuları tapmaq və yenidən yazmaq'],
        ['Tərəfdaşların proqramçılarına servisə qoşulmaqda kömək etmək'],
      ],
      Qualifications: [
        ['Node.js ilə server tərəfində ən azı üç illik iş təcrübəsi'],
        ['PostgreSQL‑i yaxşı bilmək: indekslər, tranzaksiyalar, sorğu planları'],
        ['RabbitMQ, Kafka və ya başqa mesaj növbəsi ilə iş təcrübəsi'],
        ['İdempotentliyi və şəbəkə çağırışı yarımçıq kəsiləndə nə baş verdiyini anlamaq'],
        ['Dəyişiklikləri testlərlə əhatə etmək vərdişi'],
      ],
    },
    EN: {
      Position: 'Node.js back‑end developer',
      Description: 'Design the APIs through which shops, warehouses and couriers exchange orders.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'Our exchange service passes about 40,000 orders a day between shops, warehouses and courier companies. It is written in TypeScript on Node.js with PostgreSQL and one message queue; we do not plan to split it into microservices.\n\nThe load peaks before Novruz and in the last week of December. In those weeks the developers take turns on call, and on-call hours are paid.',
      Responsibilities: [
        ['Design and document APIs for partners before the code is written'],
        ['Write services in TypeScript and migrations for PostgreSQL'],
        ['Make sure that repeated and late messages do no harm'],
        ['Find slow queries and rewrite them'],
        ['Help partners’ developers connect to the service'],
      ],
      Qualifications: [
        ['At least three years of server-side work with Node.js'],
        ['Good knowledge of PostgreSQL: indexes, transactions, query plans'],
        ['Experience with RabbitMQ, Kafka or another message queue'],
        ['Understanding of idempotency and of what happens when a network call breaks off halfway'],
        ['Habit of covering changes with tests'],
      ],
    },
    RU: {
      Position: 'Бэкенд-разработчик Node.js',
      Description: 'Проектируете API, через которые магазины, склады и курьеры обмениваются заказами.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Наш сервис обмена каждый день передаёт около 40 тысяч заказов между магазинами, складами и курьерскими службами. Он написан на TypeScript и Node.js, работает с PostgreSQL и одной очередью сообщений; делить его на микросервисы мы не планируем.\n\nПик нагрузки приходится на дни перед Новрузом и последнюю неделю декабря. В это время разработчики дежурят по очереди, дежурства оплачиваются.',
      Responsibilities: [
        ['Проектировать и описывать API для партнёров до начала разработки'],
        ['Писать сервисы на TypeScript и миграции для PostgreSQL'],
        ['Делать так, чтобы повторные и запоздавшие сообщения ничего не ломали'],
        ['Находить медленные запросы и переписывать их'],
        ['Помогать разработчикам партнёров с подключением к сервису'],
      ],
      Qualifications: [
        ['Опыт серверной разработки на Node.js от трёх лет'],
        ['Хорошее знание PostgreSQL: индексы, транзакции, планы запросов'],
        ['Опыт работы с RabbitMQ, Kafka или другой очередью сообщений'],
        ['Понимание идемпотентности и того, что происходит при обрыве сетевого вызова'],
        ['Привычка покрывать изменения тестами'],
      ],
    },
  },
}
