import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const seniorReactDeveloper: VacancySample = {
  id: 1,
  categoryId: categoryIds.development,
  employment: 'fullTime',
  workplace: 'office',
  level: 'senior',
  places: 1,
  salary: { from: 3200, to: 4500 },
  publishedDaysAgo: 6,
  closesInDays: null,
  text: {
    AZ: {
      Position: 'Senior React proqramçısı',
      Description: 'Logistika şirkətləri üçün portal qurursunuz: TypeScript, dizayn sistemi, əlçatanlıq.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Portaldan dörd logistika şirkətinin dispetçerləri hər gün istifadə edir, çox vaxt köhnə noutbuklarda və zəif internetlə. Komandada hazırda iki front-end, iki back-end proqramçısı və bir dizayner var.\n\nKodun təxminən üçdə biri üç ildən köhnədir və testləri azdır, ona görə işin bir hissəsi onu ekran-ekran yenidən yazmaqdır. Yeni versiyaları çərşənbə axşamı və cümə axşamı buraxırıq, cümə günü isə heç vaxt.',
      Responsibilities: [
        ['React və TypeScript ilə portalın ekranlarını ilk eskizdən buraxılışa qədər hazırlamaq'],
        ['Dizaynerlə birlikdə komponent kitabxanasını inkişaf etdirmək'],
        ['Məhsulu dayandırmadan köhnə ekranları yeni məlumat qatına keçirmək'],
        ['Hər buraxılışdan əvvəl portalın klaviatura və ekran oxuyucusu ilə işləməsini yoxlamaq'],
        ['Həmkarların kodunu nəzərdən keçirmək, nəyi və niyə dəyişmək lazım olduğunu izah etmək'],
      ],
      Qualifications: [
        ['React ilə ən azı dörd illik, o cümlədən TypeScript ilə iki illik təcrübə'],
        ['HTML semantikasını və WCAG 2.2 tələblərini bilmək'],
        ['Jest və Testing Library ilə interfeysləri test etmək təcrübəsi'],
        ['Səhifənin niyə gec açıldığını tapmaq və bunu ölçmələrlə sübut etmək bacarığı'],
        ['Komandada işləmək üçün Azərbaycan və ya rus dili, sənədləri oxumaq üçün ingilis dili'],
      ],
    },
    EN: {
      Position: 'Senior React developer',
      Description: 'Build a portal for logistics companies: TypeScript, a design system, accessibility.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'Dispatchers at four logistics companies use the portal every day, often on old laptops and slow connections. The team today is two front-end developers, two back-end developers and a designer.\n\nAbout a third of the code is more than three years old and has few tests, so part of the work is rewriting it screen by screen. Releases go out on Tuesdays and Thursdays, never on Fridays.',
      Responsibilities: [
        ['Build portal screens in React and TypeScript, from the first sketch to release'],
        ['Develop the component library together with the designer'],
        ['Move older screens to the new data layer without stopping the product'],
        ['Check keyboard and screen-reader use before every release'],
        ['Review colleagues’ code and explain what to change and why'],
      ],
      Qualifications: [
        ['At least four years with React, two of them with TypeScript'],
        ['Working knowledge of semantic HTML and WCAG 2.2'],
        ['Experience of testing interfaces with Jest and Testing Library'],
        ['Ability to find out why a page is slow and prove it with measurements'],
        ['Azerbaijani or Russian for work in the team, English for reading documentation'],
      ],
    },
    RU: {
      Position: 'Старший React-разработчик',
      Description: 'Строите портал для логистических компаний: TypeScript, дизайн-система, доступность.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Порталом каждый день пользуются диспетчеры четырёх логистических компаний, часто на старых ноутбуках и с медленным интернетом. Сейчас команда — это два фронтенд-разработчика, два бэкенд-разработчика и дизайнер.\n\nПримерно трети кода больше трёх лет, и тестов в ней мало, поэтому часть работы — переписывать её экран за экраном. Релизы выходят по вторникам и четвергам, по пятницам — никогда.',
      Responsibilities: [
        ['Разрабатывать экраны портала на React и TypeScript, от первого наброска до релиза'],
        ['Вместе с дизайнером развивать библиотеку компонентов'],
        ['Переводить старые экраны на новый слой данных, не останавливая продукт'],
        ['Перед каждым релизом проверять работу с клавиатуры и с программой экранного доступа'],
        ['Проводить ревью кода и объяснять, что стоит изменить и почему'],
      ],
      Qualifications: [
        ['Опыт разработки на React от четырёх лет, из них не менее двух — на TypeScript'],
        ['Знание семантики HTML и требований WCAG 2.2'],
        ['Опыт тестирования интерфейсов с Jest и Testing Library'],
        ['Умение найти причину медленной загрузки страницы и подтвердить её замерами'],
        ['Азербайджанский или русский для работы в команде, английский для чтения документации'],
      ],
    },
  },
}
