BEGIN TRANSACTION;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    person TEXT REFERENCES people (id), -- who asked for it, or made it go on
    status TEXT NOT NULL,           -- waiting, stopped, done, failed
    budget BIGINT NOT NULL,         -- iterations of the search a turn
    turns BIGINT NOT NULL DEFAULT 0, -- how many there are; 0: not known yet
    found BIGINT NOT NULL DEFAULT 0, -- how many of them were looked at
    made BIGINT NOT NULL,           -- who asks first is served first
    worker TEXT NOT NULL DEFAULT '',
    lease BIGINT NOT NULL DEFAULT 0, -- until then nobody else takes it
    failures BIGINT NOT NULL DEFAULT 0 -- in a row
);
CREATE TABLE beats (                -- one row: when a server was last alive, for the clocks
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO "beats" VALUES('server',1700000120000);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "chat" VALUES('dODrF7S5heEziabhS_z62Q',1,'mPGrueeD09HZrbpIND3ghw',0,'ann','Ahoj, mombasa',1700000000000);
INSERT INTO "chat" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',1,'mPGrueeD09HZrbpIND3ghw',0,'ann','Ahoj, speicherstadt',1700000060000);
INSERT INTO "chat" VALUES('mguWgVGJBPBx8dO8iLFqew',1,'mPGrueeD09HZrbpIND3ghw',0,'ann','Ahoj, speicherstadt',1700000120000);
CREATE TABLE exercises (
    person TEXT NOT NULL REFERENCES people (id),
    puzzle TEXT NOT NULL,
    day TEXT NOT NULL,              -- 2026-11-16: it was the exercise of that day; empty: any other time
    game TEXT NOT NULL,
    tries BIGINT NOT NULL,          -- until it was solved, or the solution was shown
    first BIGINT NOT NULL,          -- 1: the first answer was right
    solved BIGINT,                  -- when; none: not, or not before the solution was shown
    shown BIGINT,                   -- when the solution was shown
    PRIMARY KEY (person, puzzle, day)
);
CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    url TEXT NOT NULL,
    shape TEXT NOT NULL,            -- json, discord, slack
    failures BIGINT NOT NULL DEFAULT 0, -- in a row
    broken TEXT NOT NULL DEFAULT '', -- why it was switched off
    created BIGINT NOT NULL
);
CREATE TABLE jobs (                 -- bots that are asked
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    made BIGINT NOT NULL,
    worker TEXT NOT NULL DEFAULT '',
    lease BIGINT NOT NULL DEFAULT 0, -- until then nobody else takes it
    failures BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,         -- from 1, without gaps: the key is the lock
    kind TEXT NOT NULL,             -- choice, undo, restart, propose, consent, refuse
    seat BIGINT NOT NULL,           -- -1: chance
    text TEXT NOT NULL,             -- the choice, or the step that a proposal goes back to
    digest TEXT NOT NULL,           -- of the state after it
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',1,'choice',-1,'lot 1','8a967c018329c940',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',2,'choice',-1,'draw diamond_merchant_cape_town','1e79aa44b066125b',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',3,'choice',-1,'draw bananas_2','b9d5fe45881db11e',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',4,'choice',-1,'draw diamond_merchant_cairo','3a91f2a0b40b2759',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',5,'choice',-1,'draw diamond_merchant_mombasa','d5396cb357b4c34d',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',6,'choice',-1,'draw cotton_2','3acb1059b638b7bc',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',7,'choice',-1,'draw bookkeeper_3','6d92a4f443e9c42c',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',8,'choice',-1,'draw diamond_merchant_saint_louis','082e57f7bbee304e',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',9,'choice',-1,'draw coffee_2','24952862978193ab',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',10,'choice',-1,'draw coffee_4','49d7e10285522cec',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',11,'choice',-1,'draw bookkeeper_2_crate_1','8e5aff9444dd948c',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',12,'choice',-1,'draw cotton_4','20c70aa9c43c2e79',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',13,'choice',-1,'reveal a_bananas_1_diamonds_1','1fc3696d65da19a1',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',14,'choice',-1,'reveal a_cotton_1_pounds_1','c777df2b0556c7bd',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',15,'choice',-1,'reveal b_specialist_1_one_good_2_pounds_3','567cf6ef6162e364',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',16,'choice',-1,'reveal b_expansion_3_diamonds_2','cf691ef671aed7e0',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',17,'choice',-1,'reveal c_cotton_2_expansion_2_diamonds_5','214dce6da507810d',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',18,'choice',-1,'reveal c_bananas_2_pounds_4','5a6a085f3029337b',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',19,'choice',-1,'reveal a_cotton_1_diamonds_1','5f5cd1eb6c5a49ab',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',20,'choice',-1,'reveal a_cotton_2_books_1','68c799549d269d59',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',21,'choice',-1,'reveal b_one_good_4_books_2','8556b524d1c05651',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',22,'choice',-1,'reveal b_coffee_3_books_2','dbe51e0b2c37653e',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',23,'choice',-1,'reveal c_expansion_2_pounds_4','b5aee252cb1579f9',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',24,'choice',-1,'reveal c_expansion_3_remove_posts_2','6688f03d13267ed5',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',25,'choice',0,'rest cotton_2','3d8aab0631239170',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',26,'choice',0,'rest coffee_1','131d67b6a46e4e66',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',27,'choice',1,'rest expansion_2','a1203313644e3a1d',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',28,'choice',1,'rest bananas_2','a498e7ab31728daa',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',29,'choice',1,'plan expansion_2','34b3686af03a19a1',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',30,'choice',1,'plan coffee_2','d8e0cf664f61430c',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',31,'choice',1,'leave','2fa403f9541b1f19',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',32,'choice',0,'plan bookkeeper_2_crate_2','bad02aa0331f7c8d',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',33,'choice',0,'plan expansion_2','8fca5ddca058c8cf',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',34,'choice',0,'plan coffee_2','44393e11c09fb490',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',35,'choice',1,'end','8bb39fdb86465381',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',36,'choice',1,'deck 1','4dd03a6065e3dd9e',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',37,'choice',0,'expand','a56c79949c2cf75b',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',38,'choice',0,'stop','2f769a6106e39b03',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',39,'choice',0,'bookkeeper bookkeeper_2_crate_2','9372b3ddef78b189',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',40,'choice',0,'stop','b246e73c25c3c388',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',41,'choice',0,'take 2 5','d7a874df59b650b7',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',42,'choice',0,'place 1','4980028af8db69e4',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',43,'choice',-1,'reveal b_cotton_3_diamonds_3','6b2ae5ddf94f5bbc',1700000000000);
INSERT INTO "journal" VALUES('dODrF7S5heEziabhS_z62Q',44,'choice',0,'marker tile_plus_one','752a63753447bd55',1700000000000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',1,'choice',-1,'lot 1','e05a9fda665eca78',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',2,'choice',-1,'draw trader_rubber','d198c90a983af90b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',3,'choice',-1,'draw fireman_2','05b7c676ed77198e',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',4,'choice',-1,'draw trader_spices','65465e68be685c84',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',5,'choice',1,'bid 2','d1e07887137de53b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',6,'choice',0,'bid 1','d3d9fac578e9d39b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',7,'choice',1,'bid 1','48db4c216bc1de27',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',8,'choice',0,'bid 1','5c26c05396446a02',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',9,'choice',1,'bid 1','d862fc296560f143',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',10,'choice',0,'bid 1','6374fb91ba744b3e',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',11,'choice',0,'pass','e4d8d00e15928725',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',12,'choice',1,'buy','de5802af9f478b56',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',13,'choice',1,'pass','8ae31e4a9005502b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',14,'choice',-1,'draw warehouse','97fd80531116740b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',15,'choice',-1,'draw fireman_1','2e57dae158a601bc',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',16,'choice',-1,'draw counting_office','61cd92f0ab32aa0b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',17,'choice',0,'bid 2','49f9789c83954f8a',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',18,'choice',1,'bid 2','cb1433f9d355e287',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',19,'choice',0,'bid 1','f4b5a69222f6d557',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',20,'choice',1,'bid 3','ee6172b0efe51491',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',21,'choice',0,'bid 1','abc8db5595d2a978',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',22,'choice',1,'bid 1','a50de5e6d9cec73b',1700000060000);
INSERT INTO "journal" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',23,'choice',0,'buy','bc47aa7211704684',1700000060000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',1,'choice',-1,'lot 0','c9a6e6531fb965b6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',2,'choice',-1,'draw contract_1','41f91a31f369531a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',3,'choice',-1,'draw trader_cloth','835630d99b520688',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',4,'choice',-1,'draw warehouse','6747344e18a7a6a2',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',5,'choice',0,'bid 3','f021ed13a6fd7cd6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',6,'choice',1,'bid 2','3a4be9fd45989e35',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',7,'choice',0,'bid 1','56df7f81ec815e60',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',8,'choice',1,'bid 3','bb792dd4753fabfe',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',9,'choice',0,'bid 1','ebeaa41df0804843',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',10,'choice',1,'bid 1','772ee597e7983116',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',11,'choice',0,'buy','e77b74208f469b33',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',12,'choice',1,'pass','a79772fe537f513f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',13,'choice',0,'buy','9e9c3a51f0c0bc00',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',14,'choice',-1,'draw fireman_2','b802494e1d4c0c93',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',15,'choice',-1,'draw counting_office','ecc318457ed6e759',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',16,'choice',-1,'draw contract_2','4aa8b50bcbfe0309',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',17,'choice',1,'bid 1','24a064b499fa8cff',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',18,'choice',0,'bid 1','4118d090e96dc7e8',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',19,'choice',1,'bid 3','fa9351a3b24b788b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',20,'choice',0,'bid 1','315695e5bc2076b4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',21,'choice',1,'bid 2','4e6d528722cf1903',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',22,'choice',0,'bid 2','3521443e5e4dcefc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',23,'choice',1,'buy','d6870de38fd92ced',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',24,'choice',1,'buy','60d0701fee760287',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',25,'choice',1,'pass','f035024b4e1dd863',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',26,'choice',-1,'draw trader_tea','cce80e0a5bdc7276',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',27,'choice',-1,'draw contract_3','c5e9ef6f047aa6d4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',28,'choice',-1,'draw trader_coffee','18886b5c62061a4b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',29,'choice',0,'bid 3','4c9cc56810d81020',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',30,'choice',1,'bid 3','36805600d71ebcf2',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',31,'choice',0,'bid 1','8b4da8c31dab5be8',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',32,'choice',1,'bid 1','77b275e1e2c23888',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',33,'choice',0,'bid 3','8a19d3b5d39143cb',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',34,'choice',1,'bid 3','a5b6b3250f146567',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',35,'choice',0,'buy','ad7eebce9a414580',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',36,'choice',1,'pass','15d0145d920c43aa',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',37,'choice',1,'buy','acd2765f2197f307',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',38,'choice',-1,'draw trader_spices','519dc8b5bb52b843',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',39,'choice',-1,'draw trader_rubber','3779cffdfce114aa',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',40,'choice',1,'bid 3','eb472731eb5121b2',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',41,'choice',0,'bid 3','c3fe4d4b6df91c7a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',42,'choice',1,'bid 1','b922787c02c83551',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',43,'choice',0,'bid 3','805288181a34de5d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',44,'choice',1,'bid 1','edd5b337daccc920',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',45,'choice',0,'bid 3','59b6fa6d082e4c9f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',46,'choice',1,'buy','101a105f125b99dd',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',47,'choice',0,'pass','35137d1ed005ee67',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',48,'choice',0,'pass','b372f9933e98a98a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',49,'choice',-1,'draw ship','2ae491b361549dac',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',50,'choice',-1,'load cloth','3375a3041558f44d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',51,'choice',-1,'load rubber','1f03a061925c5a7e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',52,'choice',-1,'load coffee','cb956139d3a6c610',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',53,'choice',-1,'draw fireman_3','7ab7d1883125b104',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',54,'choice',-1,'draw contract_5','191fa033e1989990',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',55,'choice',0,'bid 2','12e29f7a2f487ba1',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',56,'choice',1,'bid 2','e328299f3cdaee74',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',57,'choice',0,'bid 3','331928b4c0b92b3d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',58,'choice',1,'bid 2','9be9eb2f70337812',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',59,'choice',0,'bid 2','6531d90028adaf5a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',60,'choice',1,'bid 2','a08963291e777f62',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',61,'choice',0,'buy','0845634fbc27e477',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',62,'choice',0,'buy','dea5607578a884f7',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',63,'choice',-1,'draw contract_4','ce26d0918ec0826b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',64,'choice',-1,'draw counting_office','1bcd303f06193c0f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',65,'choice',-1,'draw ship','fc50b91cb4be4c16',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',66,'choice',-1,'load coffee','5639724d9dee41ae',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',67,'choice',-1,'load tea','fdffa8ad6c7fa27f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',68,'choice',-1,'load coffee','af769602eb54006d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',69,'choice',1,'bid 3','a89d7ea0408dfead',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',70,'choice',0,'bid 1','e32ea9bd12655f13',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',71,'choice',1,'bid 1','995c8ae40bc8c8d6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',72,'choice',0,'bid 3','40d1e725a7d447a9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',73,'choice',1,'bid 2','687b44486d76129c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',74,'choice',0,'bid 3','b03f2c04f9e07a11',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',75,'choice',0,'pass','4bfc30c731213eff',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',76,'choice',1,'pass','afe9629b47e43962',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',77,'choice',1,'pass','3dc7c1cc035314b4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',78,'choice',1,'pass','97f8cc2c079b1230',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',79,'choice',0,'buy','098f8bd8b1b61ec3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',80,'choice',0,'deliver contract_1 coffee','2ef22446dfc9ac4d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',81,'choice',0,'done','2bd4c24c4fd108cc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',82,'choice',-1,'draw ship','3eb74dea9cde1abc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',83,'choice',-1,'load rubber','94999e155fb1a83e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',84,'choice',-1,'load coffee','dd5b74fa2f08f349',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',85,'choice',-1,'load cloth','8a28eb152edbe95b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',86,'choice',-1,'draw fireman_1','6a68bc7be5623c30',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',87,'choice',-1,'draw fire_1','ee36500ccba4b856',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',88,'choice',-1,'draw contract_6','9b74cb97f3a7ad9a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',89,'choice',0,'bid 2','c6429c3bfe4149d3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',90,'choice',1,'bid 1','03014ff43fb2c7d5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',91,'choice',0,'bid 2','2e17beffae8504c9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',92,'choice',1,'bid 1','5e4a855c95e9936c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',93,'choice',0,'bid 2','ea55ab08b56728cc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',94,'choice',1,'bid 2','8ee59d38e82012ee',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',95,'choice',1,'buy','37c01b9786b9062b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',96,'choice',1,'buy','bd523da4aef7f154',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',97,'choice',0,'done','91216a058377aa18',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',98,'choice',1,'throw rubber','f876292a3569f410',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',99,'choice',1,'throw coffee','0a24dffb6bbc42c1',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',100,'choice',1,'done','63bc1c43e446d0da',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',101,'choice',-1,'draw ship','7771082cffa4a050',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',102,'choice',-1,'load tea','7c37eed93ff2be7d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',103,'choice',-1,'load cloth','d9dcea1e66532b03',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',104,'choice',-1,'load spices','4f52a2014bf8a289',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',105,'choice',-1,'draw fireman_2','141d3a215f34c9ae',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',106,'choice',-1,'load spices','0c686b6099db6c17',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',107,'choice',-1,'load tea','6b09a37dcb75c1ce',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',108,'choice',-1,'load spices','9f880e59e13d18f1',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',109,'choice',1,'bid 3','26d9c2f27968e5fa',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',110,'choice',0,'bid 2','e095d0f2cb4fa02e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',111,'choice',1,'bid 3','dfffbbf63c08d3dd',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',112,'choice',0,'bid 2','dacfc4752a477fd7',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',113,'choice',1,'bid 3','0d9dc769e76691e7',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',114,'choice',0,'bid 2','491eec1c51bd4d1f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',115,'choice',0,'buy','03aa8594a4148397',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',116,'choice',1,'buy','060e9fe7f2e47a88',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',117,'choice',1,'exchange','3eafaef35ce736a5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',118,'choice',1,'lay spices','7a54b75a63eb0cd6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',119,'choice',1,'take coffee','eb4ffbf28b8121e4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',120,'choice',1,'trade coffee','4beb2b1b6f4cd258',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',121,'choice',1,'done','2bb3bec7ca915e2a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',122,'choice',0,'done','941883b74110b233',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',123,'choice',-1,'draw ship','c01aa15016105ee7',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',124,'choice',-1,'load coffee','709cb2c125c55e45',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',125,'choice',-1,'load rubber','a94c81010eb6d371',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',126,'choice',-1,'load cloth','e36f18a2cc7e2459',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',127,'choice',-1,'draw fireman_4','c2f61180fe12a504',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',128,'choice',-1,'draw contract_8','65c4677de369e062',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',129,'choice',0,'bid 3','94bef829c07d6c2b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',130,'choice',1,'bid 2','32defd350fd3f62f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',131,'choice',0,'bid 2','9e14673c403d05d4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',132,'choice',1,'bid 3','e06b3773df9f2ecc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',133,'choice',0,'bid 2','f73401f99f392927',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',134,'choice',1,'bid 3','62b73ef9627d0f13',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',135,'choice',1,'pass','5b9f00f285e22209',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',136,'choice',0,'buy','6bc1cdccfe5a292d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',137,'choice',1,'pass','a346f0326f1f12e6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',138,'choice',1,'pass','8cf42786a1ee3451',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',139,'choice',0,'sell','bd3f16588ace7873',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',140,'choice',1,'throw tea','eb4c94114dd223b9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',141,'choice',-1,'draw ship','f2397e362a5b6d32',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',142,'choice',-1,'load spices','2c2f8483da165f59',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',143,'choice',-1,'load tea','458f1dadefead7de',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',144,'choice',-1,'load rubber','1a5899abb9495416',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',145,'choice',-1,'draw contract_10','fafd07bfdd581c20',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',146,'choice',-1,'draw ship','a15434317f7a894c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',147,'choice',-1,'load cloth','0c2a673a598126c9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',148,'choice',-1,'load spices','620ba592f2612331',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',149,'choice',-1,'load coffee','10fd8cb29eb188e2',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',150,'choice',1,'bid 2','a265e2f49c3c9ffd',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',151,'choice',0,'bid 1','d63c0e2d84db4bec',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',152,'choice',1,'bid 1','3eb0e74768ce7f08',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',153,'choice',0,'bid 2','2dabdd42a4280581',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',154,'choice',1,'bid 1','67a4fb3f9dfe13bc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',155,'choice',0,'bid 3','6d49449f56dd2a8f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',156,'choice',1,'buy','67675195cf970635',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',157,'choice',1,'pass','8ae0fb08ad21830f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',158,'choice',0,'pass','8160cacddf18044f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',159,'choice',0,'pass','4800748e661cadb3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',160,'choice',1,'trade spices','a1ce0b34834a7a3c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',161,'choice',1,'throw tea','1b99be00a7b6e676',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',162,'choice',1,'done','b3ed2ac2ae7a7f41',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',163,'choice',-1,'draw ship','57e2ddd47a184792',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',164,'choice',-1,'load rubber','7824fc7cc32e34c0',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',165,'choice',-1,'load tea','f9442d75fb761203',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',166,'choice',-1,'load cloth','77f1aaa49f57165c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',167,'choice',-1,'draw ship','6f2566e9ac07be56',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',168,'choice',-1,'load cloth','b813eb7f424f1301',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',169,'choice',-1,'load coffee','fa7596f8ee3d1711',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',170,'choice',-1,'load spices','f065d232406235cb',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',171,'choice',-1,'draw fireman_5','8c3049b2b690ecfd',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',172,'choice',0,'bid 2','ac89dcae64788e78',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',173,'choice',1,'bid 3','a1c3154f7c7f8b4a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',174,'choice',0,'bid 2','6c45a8fb56108dbc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',175,'choice',1,'bid 1','69fa24f06d1d6bd4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',176,'choice',0,'bid 2','d252b0b747a5e26f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',177,'choice',1,'bid 3','e2f2fa46dda04ff3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',178,'choice',1,'pass','6097909288e1a4e6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',179,'choice',0,'pass','0ea628e908ca6154',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',180,'choice',0,'pass','7a7d655d580fca4e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',181,'choice',0,'pass','48da8d67b101513c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',182,'choice',1,'buy','881dc18bf9f16bbc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',183,'choice',1,'throw rubber','265af91ffcf9abef',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',184,'choice',-1,'draw bank','7556adf7126045f5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',185,'choice',-1,'draw fire_2','216fab220ce7022b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',186,'choice',-1,'draw contract_7','336c94fcd06e382f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',187,'choice',1,'bid 1','cc60d8f9f8c39ba5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',188,'choice',0,'bid 1','5742c5b84f508a0b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',189,'choice',1,'bid 1','654783594169f91e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',190,'choice',0,'bid 1','c131cae1fe567d9f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',191,'choice',1,'bid 3','04f00cd97deaf2ce',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',192,'choice',0,'bid 1','358fa9048a8d3243',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',193,'choice',0,'buy','304747798ba190b3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',194,'choice',1,'pass','b253a68b6c485d40',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',195,'choice',-1,'draw church','b0ca1bd7150751b3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',196,'choice',-1,'draw ship','6113eecc3a027c5a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',197,'choice',-1,'load coffee','046f9a1fafc6a858',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',198,'choice',-1,'load spices','046f01286676aea9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',199,'choice',-1,'load tea','0e4e1f4620aed6b5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',200,'choice',-1,'draw prayer_boat','7adc86091292c9d9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',201,'choice',0,'bid 3','617a2c3eb304d266',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',202,'choice',1,'bid 1','99f57b75f348769b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',203,'choice',0,'bid 2','49c43188dc7c8ffe',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',204,'choice',1,'bid 2','81a56e48055c947b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',205,'choice',0,'bid 1','8ee0ac401cd10e77',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',206,'choice',1,'bid 1','c845640bb570e84b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',207,'choice',1,'pass','f8c008ecb5d139a0',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',208,'choice',0,'pass','3df6e669d89dd431',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',209,'choice',1,'pass','d4ebddab74889fe2',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',210,'choice',0,'buy','048edabefe97fbb6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',211,'choice',0,'buy','c8b888ee6875a3bb',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',212,'choice',0,'throw spices','47a1cb779d3b67d5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',213,'choice',0,'done','9260a5784b0d87d6',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',214,'choice',-1,'draw fireman_4','f4192d9ceaa6d145',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',215,'choice',-1,'draw ship','b3b5a5880e6c11cd',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',216,'choice',-1,'load spices','1d7900926aa5f9f1',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',217,'choice',-1,'load rubber','92a4567fc7f5cb5a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',218,'choice',-1,'load tea','cb9f1ba078057fdd',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',219,'choice',-1,'draw ship','448886f7e5e67758',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',220,'choice',-1,'load spices','62da48aeefb086e8',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',221,'choice',-1,'load rubber','7802e1201aa6136a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',222,'choice',-1,'load rubber','16f5f7a8aa8e78da',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',223,'choice',1,'bid 2','5e734aed02eb55fb',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',224,'choice',0,'bid 2','4db7b23fbf1bad3f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',225,'choice',1,'bid 2','969fbbebc4a6b4a0',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',226,'choice',0,'bid 2','aabf217b4949e46f',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',227,'choice',1,'bid 1','d3d48f2a5a5b5296',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',228,'choice',0,'bid 2','4c9e01dd0d427748',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',229,'choice',1,'pass','456237a737e89732',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',230,'choice',1,'buy','08f19d60953d9525',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',231,'choice',1,'sell','4fa7ba0710c45f85',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',232,'choice',1,'lay tea','91949f7c6803cbcc',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',233,'choice',1,'lay spices','e8bce8e94c2e954e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',234,'choice',1,'done','4d3278039f49dda2',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',235,'choice',0,'sell','2dd91042880294f4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',236,'choice',-1,'draw counting_office','9466dcfe223a0894',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',237,'choice',-1,'draw ship','5b27036391e59a3c',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',238,'choice',-1,'load coffee','48a5666cae73f0ca',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',239,'choice',-1,'load tea','fa61160f7991e2fa',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',240,'choice',-1,'load tea','29f8e96e8bc487a3',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',241,'choice',-1,'draw fire_3','13faee05c3a54d93',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',242,'choice',-1,'draw chamber','5a371a51b59a384a',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',243,'choice',0,'bid 1','ab4e4dd110226300',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',244,'choice',1,'bid 2','2238e70ec25b5b1e',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',245,'choice',0,'bid 3','783b2c11d3bc6780',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',246,'choice',1,'bid 1','94b501949dea1f1d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',247,'choice',0,'bid 1','b139d546c5f1e605',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',248,'choice',1,'bid 1','8ee967f02af71b5b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',249,'choice',0,'buy','caf77f735426661d',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',250,'choice',1,'buy','93d51b8ab0821efb',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',251,'choice',0,'pass','22829adc926134a7',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',252,'choice',1,'throw tea','58c1fe306b43fca7',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',253,'choice',1,'trade coffee','6366b4c8aa5fd3c9',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',254,'choice',1,'sell','e1eba8b4d99b6db0',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',255,'choice',-1,'draw counting_office','e2896bcb78e18589',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',256,'choice',-1,'draw ship','786c42c948f56a9b',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',257,'choice',-1,'load cloth','247775d7cb9eea52',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',258,'choice',-1,'load cloth','30c02d7427c21133',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',259,'choice',1,'bid 1','adfff668d6f84ced',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',260,'choice',0,'bid 3','1c05a6b8f4cc6605',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',261,'choice',1,'bid 2','64fd0009320628f8',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',262,'choice',0,'bid 1','6c84dda8d272a505',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',263,'choice',1,'bid 3','cf40bfbb104f7845',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',264,'choice',0,'bid 2','061be43554f34405',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',265,'choice',1,'pass','fd882b622270b3f4',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',266,'choice',0,'pass','a7c9c3f8bafb0feb',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',267,'choice',1,'pass','b40c7942701af7fe',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',268,'choice',0,'buy','caec02a3b17e6bb5',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',269,'choice',0,'buy','52b8bde981a8d892',1700000120000);
INSERT INTO "journal" VALUES('mguWgVGJBPBx8dO8iLFqew',270,'choice',0,'done','cb851904a442313f',1700000120000);
CREATE TABLE migrations (
    number BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    digest TEXT NOT NULL,
    at BIGINT NOT NULL
);
INSERT INTO "migrations" VALUES(1,'tables','47661722c2ebd68d',1794860811011);
INSERT INTO "migrations" VALUES(10,'people','684364dbd4801013',1794860811015);
INSERT INTO "migrations" VALUES(20,'play','1a1d257b07cd51b1',1794860811032);
INSERT INTO "migrations" VALUES(50,'lessons','f35d8a82cb42754e',1794860811043);
INSERT INTO "migrations" VALUES(60,'confirmed','02bb62e7873f19bf',1794860811044);
INSERT INTO "migrations" VALUES(61,'by_person','5dc388776a82ed63',1794860811052);
INSERT INTO "migrations" VALUES(62,'round','a29234458fcad9f0',1794860811059);
INSERT INTO "migrations" VALUES(70,'analyses','f8ef81898d7eed29',1794860811071);
INSERT INTO "migrations" VALUES(71,'exercises','3a280c868a853a13',1794860811080);
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL DEFAULT '', -- none for news that is of no table
    kind TEXT NOT NULL,             -- turn, broken_hook
    hook TEXT,                      -- by this hook; none: by e-mail
    args TEXT NOT NULL DEFAULT '{}',
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    claimed BIGINT NOT NULL DEFAULT 0, -- until then one process has it in hand
    created BIGINT NOT NULL
);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,              -- in lower case; guests have none
    password TEXT,                  -- argon2id
    email TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT 'en',
    settings TEXT NOT NULL DEFAULT '{}',
    sessions BIGINT NOT NULL DEFAULT 0, -- goes up to sign out everywhere
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
, confirmed BIGINT NOT NULL DEFAULT 0);
INSERT INTO "people" VALUES('mPGrueeD09HZrbpIND3ghw','ann','ann','$argon2id$v=19$m=65536,t=3,p=4$j4GEa0j7+7UbyfMHhGbXsg$3NjAag2xkIvVrU3OxoC1CoMKdG0+OLgWY3+YWFwVot8','','en','{}',0,1700000000000,1700000000000,0);
CREATE TABLE presence (             -- who is at which table now, by server process
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    until BIGINT NOT NULL,          -- a process that lives goes on extending it
    PRIMARY KEY (table_id, person, node)
);
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    mu BIGINT NOT NULL,             -- in millionths
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    total BIGINT NOT NULL,
    place BIGINT NOT NULL,          -- 1 is best
    categories TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('mguWgVGJBPBx8dO8iLFqew',0,19,1,'{"fires":10,"contracts":0,"counting_offices":2,"traders":1,"warehouse":3,"port":0,"chamber":0,"church":0,"prayer_boat":3}');
INSERT INTO "results" VALUES('mguWgVGJBPBx8dO8iLFqew',1,-6,2,'{"fires":-10,"contracts":0,"counting_offices":2,"traders":2,"warehouse":0,"port":0,"chamber":0,"church":0,"prayer_boat":0}');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- open, invited, person, bot
    person TEXT REFERENCES people (id),
    name TEXT NOT NULL,
    level TEXT NOT NULL DEFAULT '', -- of the bot that plays, also in place of a person who left
    away BIGINT NOT NULL DEFAULT 0, -- 1: the person left, and a bot plays
    token TEXT,                     -- of the invitation
    clock BIGINT, asked BIGINT,                   -- milliseconds left when it last stopped
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('dODrF7S5heEziabhS_z62Q',0,'person','mPGrueeD09HZrbpIND3ghw','ann','',0,NULL,NULL,1700000000000);
INSERT INTO "seats" VALUES('dODrF7S5heEziabhS_z62Q',1,'bot',NULL,'','random',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',0,'person','mPGrueeD09HZrbpIND3ghw','ann','',0,NULL,NULL,1700000060000);
INSERT INTO "seats" VALUES('Y4_uix_zjUiiqaoPbGLbAQ',1,'bot',NULL,'','random',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mguWgVGJBPBx8dO8iLFqew',0,'person','mPGrueeD09HZrbpIND3ghw','ann','',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mguWgVGJBPBx8dO8iLFqew',1,'person','mPGrueeD09HZrbpIND3ghw','ann','',0,NULL,NULL,NULL);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('sessions','the-key-of-sessions-of-a-database-for-tests');
CREATE TABLE sent (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,             -- when the person last got a message about the table
    PRIMARY KEY (person, table_id)
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    edition TEXT NOT NULL,
    edition_digest TEXT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    status TEXT NOT NULL,           -- waiting, playing, over
    listed BIGINT NOT NULL,         -- 1: among the open tables
    hot_seat BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    bank BIGINT,                    -- milliseconds; none: no clock
    increment BIGINT,
    seed TEXT NOT NULL,             -- secret until the end
    commitment TEXT NOT NULL,       -- its hash, shown from the beginning
    made_by TEXT,
    created BIGINT NOT NULL,
    started BIGINT,
    moved BIGINT NOT NULL,
    ended BIGINT,
    parent TEXT,                    -- forked from this table, or a rematch of it
    parent_step BIGINT
, revision BIGINT NOT NULL DEFAULT 0, rematch TEXT, counted BIGINT NOT NULL DEFAULT 0, lesson BIGINT NOT NULL DEFAULT 0, round BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('dODrF7S5heEziabhS_z62Q','mombasa',1,'house','488f320a64010ceb','{"setup":"first"}',2,'','playing',0,0,0,NULL,NULL,'297b8a6b1ddb822021b7de6e56aec9060561c51532f83fc37b1546da4d84550c','87a61744d5876e5aa2820424748230261a2f8219d30011903cf3b37a2c218b5e','mPGrueeD09HZrbpIND3ghw',1700000000000,1700000000000,1700000000000,NULL,NULL,NULL,16,NULL,0,0,1);
INSERT INTO "tables" VALUES('Y4_uix_zjUiiqaoPbGLbAQ','speicherstadt',1,'house','ba40c41d8cfa7b0a','{}',2,'','playing',0,0,0,NULL,NULL,'4d69789decec3a4a22963b86195047884a37604540770fac75082268431617d8','15f62fe6b340f25926fc0e6089b8d8033d15546866aeafdb71bd6f92a210048c','mPGrueeD09HZrbpIND3ghw',1700000060000,1700000060000,1700000060000,NULL,NULL,NULL,16,NULL,0,0,2);
INSERT INTO "tables" VALUES('mguWgVGJBPBx8dO8iLFqew','speicherstadt',1,'house','ba40c41d8cfa7b0a','{}',2,'','over',0,1,0,NULL,NULL,'1dc61abadff91b09ebf5b1fdf1bafd6df5556b913815b24a82a0e0ed1ea5f444','c97ade07cca66e4a88a0f015eab6d315555e63e26aa51f354a288ba9c680e02c','mPGrueeD09HZrbpIND3ghw',1700000120000,1700000120000,1700000120000,1700000120000,NULL,NULL,179,NULL,0,0,16);
CREATE TABLE verdicts (             -- what was found, turn by turn
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,         -- from 0, without gaps
    seat BIGINT NOT NULL,
    cost BIGINT NOT NULL,           -- in thousandths of a point
    verdict TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE votes (                -- to hand an absent seat to a bot
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat, person)
);
CREATE INDEX tables_by_status ON tables (status, listed, moved);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX hooks_by_person ON hooks (person);
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_person ON outbox (person, table_id);
CREATE INDEX presence_by_node ON presence (node);
CREATE INDEX tables_by_maker ON tables (made_by);
CREATE INDEX votes_by_person ON votes (person);
CREATE INDEX notes_by_person ON notes (person);
CREATE INDEX chat_by_person ON chat (person);
CREATE INDEX analyses_by_status ON analyses (status, made);
CREATE INDEX analyses_by_person ON analyses (person);
COMMIT;
