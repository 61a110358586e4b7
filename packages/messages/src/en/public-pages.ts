import type { publicPages as spanish } from '../es/public-pages.ts';
import type { Translation } from '../messages.ts';

export const publicPages: Translation<typeof spanish> = {
  contents: 'On this page',
  failed: 'We could not load the page',
  failedHelp: 'The connection may have failed.',
  updated: 'In force since {date}',
  free: 'free of charge',
  none: 'none',
  plusTax: '{price} plus tax',
  help: {
    heading: 'Help',
    lead: 'Answers, contact and legal texts of Fonendo.',
    questions: 'Frequent questions',
    questionsText: 'Recognition, offers, payments and privacy, answered one by one.',
    contact: 'Contact',
    contactText: 'By email, in as much detail as possible: which page, what you expected and what happened.',
    legal: 'Legal texts',
    legalText: 'Who processes your data and what for, and the terms of use.',
    service: 'State of the service',
    serviceText: 'Asked of the server right now.',
    asking: 'Asking…',
    works: 'Everything works as it should.',
    delayed: 'Fonendo works, but some mails or checks take longer than usual.',
    serviceDetail: 'See jobs, queues and mails',
    away: 'Some parts of Fonendo do not answer at the moment.',
  },
  faq: {
    heading: 'Frequently asked questions',
    lead: 'What doctors and hospitals ask us most. If yours is missing, write to us at the end of the page.',
    groups: {
      recognition: 'Recognition',
      prices: 'Prices and payments',
      offers: 'Offers and applications',
      hospitals: 'For hospitals',
      account: 'Account and data',
    },
    recognition: {
      who: {
        question: 'Who grants the recognition, and what does Fonendo do?',
        answer:
          'The Ministry of Science, Innovation and Universities grants or denies it, under Royal Decree 889/2022. We prepare the file with you: we tell you which documents apply to you and why, review them one by one, hand the petition in electronically on your behalf and tell you of every step until the resolution.\n\nWe can neither promise the outcome nor hurry the ministry.',
      },
      time: {
        question: 'How long does it take?',
        answer:
          'The ministry has six months from the day the petition enters its registry. The clock stops each time it asks you for something, until that is answered. If the time passes without an answer, the law takes the petition as denied and you can appeal.\n\nYour petition shows the days gone by and the days left.',
      },
      documents: {
        question: 'Which documents do I need?',
        answer:
          'Always: passport or identity document, medical degree and academic transcript. Depending on your case: a sworn translation where they are not in Spanish, a B2 certificate of Spanish unless you are a national of a Spanish-speaking country, a criminal record certificate and, if your degree is some years old, proof of recent practice or training.\n\nYour petition shows only those that apply to you, each with its reason. They are uploaded as PDF files of 5 MB at most.',
      },
      apostille: {
        question: 'Must documents carry an apostille or be legalised?',
        answer:
          'Degree and transcript, yes: with the Hague apostille if your country is a party to the Convention. Papers from the European Union, the European Economic Area and Switzerland need none. Algeria is a party since 9 July 2026 and Viet Nam since 11 September 2026. From Cuba, which is not a party, they are legalised at the issuing ministry, at MINREX and at the Spanish consulate.\n\nThe sworn translation comes afterwards, because it translates the apostille too.',
      },
      denied: {
        question: 'What if the ministry asks for something, or denies the recognition?',
        answer:
          'If it asks you to complete the file, there are ten working days to answer; we tell you the same day and answer with you. If it proposes to deny or to set conditions, there is a hearing of another ten days.\n\nRecognition may be granted with complementary training, to be completed within four years. Against a denial, an inadmission or a conditional grant there is an administrative appeal within one month or a court appeal within two. Your petition holds a model appeal. Another identical petition for the same degree is not admitted any more, unless the first one ended by withdrawal (Royal Decree 889/2022, art. 4.2.c).',
      },
      speciality: {
        question: 'Does it cover my speciality too?',
        answer:
          'No. The recognition lets you join a medical college and practise medicine without a speciality. A speciality obtained outside the European Union is recognised by another procedure, later and without a fee, before the Ministry of Health (Royal Decree 459/2010), which Fonendo does not handle. The length of the training is the usual obstacle, and after a refusal two years have to pass before another attempt.',
      },
      publicPosts: {
        question: 'Can I work in the public health service with the recognised degree?',
        answer:
          'It depends on the post. Posts of family doctors in the health services need the speciality or an equal qualification: the recognised degree without speciality is not enough (Real Decreto 1753/1998, art. 4.2). Residencies (MIR) come only by the national call (Ley 44/2003, art. 22), not by an offer. Statutory posts also need nationality of the European Union or the same rights (Ley 55/2003, art. 30.5.a), unless the community exempts from it. Communities with an exemption in force: {exempt}.\n\nChecked on {checked}.',
      },
    },
    prices: {
      cost: {
        question: 'What does it cost?',
        answer:
          'Recognition: {recognition}. Access to offers: {offers}. You may take one, the other or both. Before paying you see the total with taxes, and a change of price never affects a payment already started.',
      },
      excluded: {
        question: 'What is not included?',
        answer:
          'The state fee for the recognition (form 790, code 107: {stateFee}), apostilles, legalisations and sworn translations. You pay them to whom they are due; we tell you when and how.',
      },
      withdrawal: {
        question: 'Can I change my mind?',
        answer:
          'You have 14 calendar days to withdraw without giving reasons. If you asked us to begin before, you pay only for what has been done. The right is lost once the service has been fully performed.',
      },
      invoice: {
        question: 'Where is my invoice?',
        answer:
          'It comes with the confirmation mail and stays in your account, under Payments, to be downloaded at any time.',
      },
    },
    offers: {
      apply: {
        question: 'What do I need to apply to an offer?',
        answer:
          'A complete profile, access to offers, and an offer that is open. If something is missing we tell you what, and take you there. You can apply to each offer once.',
      },
      seen: {
        question: 'What does the hospital see of me?',
        answer:
          'A copy of your CV and of the documents that prove your profession, as they were when you applied. It never sees your age, sex, marital status, family or nationality, nor your criminal record: the law forbids that they weigh in a selection, and here they are not shown.',
      },
      locked: {
        question: 'Why can I not change my CV?',
        answer:
          'While an application of yours is open, your CV and documents stay as the hospital saw them. You can replace a rejected document and upload what a hospital asks you for.',
      },
      outcome: {
        question: 'Will I learn how my application ends?',
        answer:
          'Yes. You see every step on your page and are told of changes. If you do not go on, you will know; internal reasons and notes of the hospital are not passed on.',
      },
      interviews: {
        question: 'Which time are interviews in?',
        answer:
          'Dates are proposed in peninsular Spanish time, with your local time beside it. The mail brings a file for your calendar.',
      },
    },
    hospitals: {
      publish: {
        question: 'How is an offer published?',
        answer:
          'The hospital registers, completes its data and writes the offer with its salary range. Our team reviews it and, once approved, it is open to doctors. Editing sends it to review again without losing applications: doctors keep seeing the approved version.',
      },
      cost: {
        question: 'Does it cost the hospital anything?',
        answer: 'No. Fonendo does not charge hospitals for publishing offers or running their selection.',
      },
      team: {
        question: 'Can several people work together?',
        answer:
          'Yes. Under Profiles, administrators, recruiters, selection coordinators and administrative staff are invited by mail. Each role sees and does only what belongs to it.',
      },
    },
    account: {
      password: {
        question: 'I have forgotten my password',
        answer:
          'On the start page, “Forgot your password?” sends a link that works once within an hour. Changing it closes every session.',
      },
      mails: {
        question: 'Can I get fewer mails?',
        answer:
          'In your account, under Privacy and mails, you choose for each subject whether mails come at once, in a daily summary or not at all. The essential ones (codes, password, service agreements and payments) always come.',
      },
      leave: {
        question: 'How do I download my data or delete my account?',
        answer:
          'Both are in your account, under Privacy and mails. Deletion is immediate and cannot be undone; only what the law obliges us to keep remains, such as invoices. That email address cannot be used for another account.',
      },
    },
  },
  legal: {
    heading: 'Legal notice and privacy',
    lead: 'Who is behind Fonendo, which data we process, what for, for how long, and how you decide about them.',
    owner: {
      heading: 'Owner',
      text: 'This site belongs to {company}, tax number {taxId}, at {address}. Contact: {email}. You can also write to us with the form on the page of frequently asked questions.\n\nFonendo offers doctors two services (handling the recognition of their degree, and access to job offers) and gives hospitals a place to publish offers and select.',
    },
    controller: {
      heading: 'Data controller',
      text: '{company} is the controller of the data you give us when using Fonendo, under Regulation (EU) 2016/679 (GDPR) and Spanish Organic Law 3/2018. Each hospital is also a controller for the use it makes of the applications it receives.',
    },
    purposes: {
      heading: 'What we use data for, and why we may',
      text: 'Your account and profile: to provide the service you order or ask for (art. 6.1.b GDPR).\n\nRecognition: to prepare, hand in and follow your file at the ministry on your behalf (art. 6.1.b). Age, sex, marital status, family and nationality are asked for only because the procedure demands them.\n\nOffers and applications: to show the hospital what you send when applying and to run the selection (art. 6.1.b). Being found in the directory of doctors is your decision, which you can change at any time (art. 6.1.a).\n\nPayments, invoices and proof of the service agreement: to meet tax, commercial and consumer obligations (art. 6.1.c).\n\nSecurity: records of access and changes, limits against abuse (legitimate interest, art. 6.1.f).\n\nNewsletter: only if you choose it (art. 6.1.a). We take no automated decisions about you: how you match an offer is a hint, and it is explained to you.',
    },
    hidden: {
      heading: 'What no hospital sees',
      text: 'Age, sex, marital status, children, parents and nationality are not shown to hospitals or recruiters, nor in their filters, exports or copies. Criminal records are seen only by the team that reviews your file and are deleted as soon as the ministry decides.',
    },
    recipients: {
      heading: 'Who else receives them',
      text: 'The ministry, to which your petition is addressed; the hospitals whose offers you apply to; the providers we need to run (hosting, mail delivery, payment gateway), who act on our behalf; and authorities where the law orders it. We neither sell data nor pass them on for other purposes.\n\nFonendo does not keep your card data: you enter them at the payment gateway.',
    },
    retention: {
      heading: 'How long we keep them',
      text: 'Unverified accounts: {unverifiedDays} days. Files of a recognition: {petitionMonths} months after its end. Discarded or withdrawn applications: {candidacyMonths} months. Notifications and contact messages: one year. Record of changes: {auditMonths} months. Invoices: {invoiceYears} years (art. 30 of the Spanish Commercial Code). Proof of the service agreement: five years, while claims are possible.\n\nEverything else, as long as you have an account.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You can access your data, correct and erase them, object, restrict their use and take them with you. From your account you correct them, download all of them in a ZIP file and delete the account without asking anybody. For anything else write to {email}: we answer within a month.\n\nWhen an account is deleted we erase or anonymise personal data and block what the law obliges us to keep. We also keep an encrypted fingerprint of your email address, from which it cannot be recovered, so that nobody registers with it again.\n\nIf you think we do not respect your rights, you can complain to the Spanish Data Protection Agency (www.aepd.es).',
    },
    storage: {
      heading: 'Cookies and storage',
      text: 'We use only what is strictly necessary, which is why there is no cookie banner: a cookie with your language, kept for 365 days; another one that recognises your browser when you sign in, kept for 400 days, so that we can warn you when somebody comes in from a new device; and the storage of your browser for the open session, your colour preference and what you left half written. No analytics, no advertising, no third parties.',
    },
    accessibility: {
      heading: 'Accessibility',
      text: 'Fonendo is built and checked against WCAG 2.2, level AA, and EN 301 549, as Spanish Law 11/2023 asks. It works by keyboard and with a screen reader, in light and dark colours. If something keeps you from using it, write to {email} and we will put it right.',
    },
    property: {
      heading: 'Intellectual property',
      text: 'Design, texts and software belong to {company}. Your documents and your CV are yours: you allow us to process them only to provide the service. Trademarks and names of hospitals belong to each hospital.\n\nThe map of the communities comes from es-atlas (MIT licence) and is derived from the regional boundaries of Spain’s Instituto Geográfico Nacional, CC BY 4.0 ign.es: we simplified them and moved the Canary Islands nearer.',
    },
  },
  terms: {
    heading: 'Terms of use',
    lead: 'The rules for using Fonendo. What you order and pay for is also governed by the service agreement you sign at the end of your registration.',
    use: {
      heading: 'Who can use Fonendo',
      text: 'Doctors over 18, and hospitals, clinics and other health centres that hire in Spain. Each account belongs to one person: it is neither shared nor passed on. Whoever registers a hospital declares that they may act in its name.',
    },
    isNot: {
      heading: 'What Fonendo is not',
      text: 'It is not a public authority and decides no recognitions. It is not a law firm: help with your file is not legal advice. It is neither an employer nor a temporary work agency: the employment contract is signed by hospital and doctor, and Fonendo takes no part in its conditions. Nor does it guarantee a recognition, an interview or a job.',
    },
    account: {
      heading: 'Your account',
      text: 'The data you give are true and kept up to date. Your password is yours alone; if you suspect that somebody knows it, change it and close the other sessions. The Fonendo team can access as a user to help them: it states the reason, for an hour at most, it is recorded, and it can never pay, sign or change the password.',
    },
    services: {
      heading: 'Services and prices',
      text: 'Creating an account, completing the profile and searching offers cost nothing. What is paid for is the recognition ({recognition}) and applying to offers ({offers}). The price that counts is the one you see when pressing “Confirm and pay”. The service agreement says what each service includes, what it leaves out, and your right to withdraw within 14 days.',
    },
    doctors: {
      heading: 'What doctors commit to',
      text: 'Uploading authentic documents of their own, answering requirements in time and attending the interviews they confirm, or giving notice early. Forging a degree or an identity closes the account, without prejudice to further liability.',
    },
    hospitals: {
      heading: 'What hospitals commit to',
      text: 'Publishing real positions, with a salary range and neutral language, and closing them once filled. Using candidates’ data for that selection only, not asking about age, sex, marital status, family or nationality, and not downloading or sharing more than needed. Our team reviews every offer before it is published and may refuse it, giving the reason.',
    },
    conduct: {
      heading: 'Proper use',
      text: 'Accessing other people’s data, automating requests, uploading harmful files or using Fonendo for other purposes than its own is not allowed. We may block an account that breaks these rules; unless it is urgent we give notice first and explain why. You can answer with the contact form.',
    },
    liability: {
      heading: 'Liability',
      text: 'We answer for damage caused by a breach of ours. We do not answer for decisions or delays of the authorities, for decisions of hospitals or for what others publish, though we remove what is unlawful as soon as we know of it. Where maintenance interrupts the service we try to give notice and keep it short.',
    },
    changes: {
      heading: 'Changes',
      text: 'If these terms change in something important, we say so by mail at least 15 days before. If you disagree, you can delete your account. What was contracted goes on under the conditions you signed.',
    },
    law: {
      heading: 'Law and complaints',
      text: 'Spanish law applies. Consumers can go to the courts of their home. Before that, write to {email}: we answer within a month.',
    },
  },
};
